// npm in a folder of its own, whatever npm command started this one.
'use strict';
const { step } = require('../../launch/toolchain.cjs');

/** Installs exactly what the folder's lock file says, without running anybody's install script. */
function npm(title, folder) {
  const own = process.env.npm_execpath;
  const [command, before] = own
    ? [process.execPath, [own]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return step(title, command, [...before, ...args], {
    cwd: folder,
    env: withoutProject(process.env),
  });
}

/** A script run by npm inherits settings that would send this npm back into the project's own folder. */
function withoutProject(env) {
  const ofProject =
    /^(npm_(package|lifecycle)_|npm_config_(local_prefix|workspace|prefix$)|INIT_CWD)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ofProject.test(name)));
}

module.exports = { npm };
