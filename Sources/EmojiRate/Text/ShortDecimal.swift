/// The text of a number up to 655.35 with two decimals, in a machine word.
///
/// Most numbers of a document are short; they stay in registers and are written at once. The form of a number
/// is unpredictable, so the code uses conditions as integers, 0 or 1, instead of branches.
struct ShortDecimal {
  /// The digits and the point, without trailing zeros and without a zero before the point.
  private let text: UInt64
  /// The facts in the table: eight times the text's length, and its joint.
  private let entry: UInt64
  /// All bits if there is a minus sign before the text, else 0.
  private let sign: UInt64

  /// The first number of hundredths that is no short decimal.
  static let limit: UInt64 = 1 << 16

  @inline(__always)
  init(hundredths: Int64) {
    let magnitude = UInt32(truncatingIfNeeded: hundredths.units)
    let wholeIndex = magnitude / 100
    let zero: UInt32 = magnitude == 0 ? 100 : 0
    let whole = DecimalTables.entry(DecimalTables.wholes, wholeIndex)
    let fraction = DecimalTables.entry(
      DecimalTables.hundredths, magnitude &- wholeIndex &* 100 &+ zero)
    // The shift takes six bits of the entry, which are eight times the count of digits. An entry's
    // spaces are bits that digits and the point have too, so the fraction can be laid over them.
    text = whole &>> 8 | (fraction &>> 8) &<< whole
    entry = whole &+ fraction
    sign = UInt64(bitPattern: hundredths.signMask)
  }

  /// Writes the number at `next`, and returns its end.
  ///
  /// It always writes the text before the number, and overwrites it if it is unnecessary.
  @inline(__always)
  func write(
    at next: UnsafeMutableRawPointer, after joint: DecimalJoint
  ) -> UnsafeMutableRawPointer {
    let separator = UInt8(ascii: " ") | UInt8(truncatingIfNeeded: sign) & 13  // or "-"
    next.storeBytes(of: separator, as: UInt8.self)
    // Shifted by four bits, a digit has both bits of a joint, and a point only the upper one.
    let isSeparate = joint.bits & text &>> 4 | sign != 0
    let start = next + (isSeparate ? 1 : 0)
    start.storeBytes(of: text.littleEndian, as: UInt64.self)
    return start + Int(truncatingIfNeeded: entry &>> 3 & 7)
  }

  /// How the number ends.
  @inline(__always)
  var joint: DecimalJoint { DecimalJoint(bits: entry & 3) }
}

/// The end of a number, which decides whether the next one needs a separator.
///
/// A minus sign separates numbers. So does a point, if the previous number has a point too.
struct DecimalJoint {
  /// 2 if everything except a sign needs a separator, 1 if only digits need one.
  fileprivate let bits: UInt64

  /// After text that is no number.
  static var afterLetter: Self { Self(bits: 0) }
  /// After a number with a point.
  static var afterPoint: Self { Self(bits: 1) }
  /// After a number without a point.
  static var afterWhole: Self { Self(bits: 2) }

  /// Whether a number without a sign needs a separator here.
  func separates(fromPoint startsWithPoint: Bool) -> Bool {
    bits > (startsWithPoint ? 1 : 0)
  }
}

/// The digits of small numbers, ready to be written a machine word at a time.
///
/// An entry is a character with facts about the text, then the text, padded to three bytes. String constants
/// need no construction, no heap and no checks.
enum DecimalTables {
  /// An entry, its first byte lowest.
  @inline(__always)
  static func entry(_ table: StaticString, _ index: UInt32) -> UInt64 {
    let bytes = UnsafeRawPointer(table.utf8Start) + Int(index) &* 4
    return UInt64(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
  }

  /// 0…99 hundredths with their point, without trailing zeros, empty for 0.
  ///
  /// Entry 100 is the zero of a number without other digits. The first character is "@" plus eight times the
  /// text's length, plus the bits of the number's last joint.
  static var hundredths: StaticString {
    """
    B   Y.01Y.02Y.03Y.04Y.05Y.06Y.07Y.08Y.09Q.1 Y.11Y.12Y.13Y.14Y.15Y.16Y.17Y.18Y.19\
    Q.2 Y.21Y.22Y.23Y.24Y.25Y.26Y.27Y.28Y.29Q.3 Y.31Y.32Y.33Y.34Y.35Y.36Y.37Y.38Y.39\
    Q.4 Y.41Y.42Y.43Y.44Y.45Y.46Y.47Y.48Y.49Q.5 Y.51Y.52Y.53Y.54Y.55Y.56Y.57Y.58Y.59\
    Q.6 Y.61Y.62Y.63Y.64Y.65Y.66Y.67Y.68Y.69Q.7 Y.71Y.72Y.73Y.74Y.75Y.76Y.77Y.78Y.79\
    Q.8 Y.81Y.82Y.83Y.84Y.85Y.86Y.87Y.88Y.89Q.9 Y.91Y.92Y.93Y.94Y.95Y.96Y.97Y.98Y.99\
    J0  
    """
  }

  /// 0…655, empty for 0: the whole part of every ``ShortDecimal``.
  ///
  /// The first character is "@" plus eight times the text's length.
  static var wholes: StaticString {
    """
    @   H1  H2  H3  H4  H5  H6  H7  H8  H9  P10 P11 P12 P13 P14 P15 P16 P17 P18 P19 \
    P20 P21 P22 P23 P24 P25 P26 P27 P28 P29 P30 P31 P32 P33 P34 P35 P36 P37 P38 P39 \
    P40 P41 P42 P43 P44 P45 P46 P47 P48 P49 P50 P51 P52 P53 P54 P55 P56 P57 P58 P59 \
    P60 P61 P62 P63 P64 P65 P66 P67 P68 P69 P70 P71 P72 P73 P74 P75 P76 P77 P78 P79 \
    P80 P81 P82 P83 P84 P85 P86 P87 P88 P89 P90 P91 P92 P93 P94 P95 P96 P97 P98 P99 \
    X100X101X102X103X104X105X106X107X108X109X110X111X112X113X114X115X116X117X118X119\
    X120X121X122X123X124X125X126X127X128X129X130X131X132X133X134X135X136X137X138X139\
    X140X141X142X143X144X145X146X147X148X149X150X151X152X153X154X155X156X157X158X159\
    X160X161X162X163X164X165X166X167X168X169X170X171X172X173X174X175X176X177X178X179\
    X180X181X182X183X184X185X186X187X188X189X190X191X192X193X194X195X196X197X198X199\
    X200X201X202X203X204X205X206X207X208X209X210X211X212X213X214X215X216X217X218X219\
    X220X221X222X223X224X225X226X227X228X229X230X231X232X233X234X235X236X237X238X239\
    X240X241X242X243X244X245X246X247X248X249X250X251X252X253X254X255X256X257X258X259\
    X260X261X262X263X264X265X266X267X268X269X270X271X272X273X274X275X276X277X278X279\
    X280X281X282X283X284X285X286X287X288X289X290X291X292X293X294X295X296X297X298X299\
    X300X301X302X303X304X305X306X307X308X309X310X311X312X313X314X315X316X317X318X319\
    X320X321X322X323X324X325X326X327X328X329X330X331X332X333X334X335X336X337X338X339\
    X340X341X342X343X344X345X346X347X348X349X350X351X352X353X354X355X356X357X358X359\
    X360X361X362X363X364X365X366X367X368X369X370X371X372X373X374X375X376X377X378X379\
    X380X381X382X383X384X385X386X387X388X389X390X391X392X393X394X395X396X397X398X399\
    X400X401X402X403X404X405X406X407X408X409X410X411X412X413X414X415X416X417X418X419\
    X420X421X422X423X424X425X426X427X428X429X430X431X432X433X434X435X436X437X438X439\
    X440X441X442X443X444X445X446X447X448X449X450X451X452X453X454X455X456X457X458X459\
    X460X461X462X463X464X465X466X467X468X469X470X471X472X473X474X475X476X477X478X479\
    X480X481X482X483X484X485X486X487X488X489X490X491X492X493X494X495X496X497X498X499\
    X500X501X502X503X504X505X506X507X508X509X510X511X512X513X514X515X516X517X518X519\
    X520X521X522X523X524X525X526X527X528X529X530X531X532X533X534X535X536X537X538X539\
    X540X541X542X543X544X545X546X547X548X549X550X551X552X553X554X555X556X557X558X559\
    X560X561X562X563X564X565X566X567X568X569X570X571X572X573X574X575X576X577X578X579\
    X580X581X582X583X584X585X586X587X588X589X590X591X592X593X594X595X596X597X598X599\
    X600X601X602X603X604X605X606X607X608X609X610X611X612X613X614X615X616X617X618X619\
    X620X621X622X623X624X625X626X627X628X629X630X631X632X633X634X635X636X637X638X639\
    X640X641X642X643X644X645X646X647X648X649X650X651X652X653X654X655
    """
  }
}
