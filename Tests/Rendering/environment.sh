# Sourced by the scripts beside it: a Python with the packages of requirements.txt, and the command.

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
tier=rendering
# shellcheck source=../environment.sh
source "$here/../environment.sh"
find_command
install_python
