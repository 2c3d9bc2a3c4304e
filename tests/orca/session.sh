#!/bin/sh
# Starts the screen reader Orca in a desktop session without sound, and runs a command in it:
#   xvfb-run -a dbus-run-session -- sh tests/orca/session.sh playwright test --project=orca
# Without Orca the command runs all the same; its tests then skip themselves.
for program in orca xdotool openbox speech-dispatcher; do
  command -v "$program" >/dev/null || exec "$@"
done
folder=$(mktemp -d)
export ORCA_LOG="$folder/orca.log" XDG_CONFIG_HOME="$folder/config" XDG_DATA_HOME="$folder/data"
export XDG_RUNTIME_DIR="$folder/run" GTK_MODULES=gail:atk-bridge NO_AT_BRIDGE=0
mkdir -p "$XDG_CONFIG_HOME/speech-dispatcher" "$XDG_DATA_HOME/orca"
mkdir -m 700 "$XDG_RUNTIME_DIR"
printf 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n' >"$XDG_CONFIG_HOME/speech-dispatcher/speechd.conf"
# Reading a whole page when it opens, or each key, would cover what a journey listens for. Without line buffering, a
# sentence would be in the log only after many others.
cat >"$XDG_DATA_HOME/orca/orca-customizations.py" <<'customizations'
import orca.debug, orca.settings as settings
settings.sayAllOnLoad = settings.pageSummaryOnLoad = settings.enableKeyEcho = False
orca.debug.debugFile.reconfigure(line_buffering=True)
customizations

set_status() {
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
    --method org.freedesktop.DBus.Properties.Set org.a11y.Status "$1" '<true>' >/dev/null
}
/usr/libexec/at-spi-bus-launcher --launch-immediately --screen-reader=1 & bus=$!
gdbus wait --session org.a11y.Bus
set_status IsEnabled
set_status ScreenReaderEnabled
# Keys need a window manager.
openbox & windows=$!
orca --replace --debug-file="$ORCA_LOG" >/dev/null 2>&1 & orca=$!

"$@"
code=$?
kill "$orca" "$windows" "$bus"
rm -rf "$folder"
exit "$code"
