// The words after `native`, understood or refused.
'use strict';
const { parseArgs } = require('node:util');
const { engines, names, defaultPorts } = require('./engines.cjs');

const help = `npm run native -- <command> [options]        (or: node infra/native/native.cjs <command> …)

Kafka, a MongoDB wire protocol server, Redis, an S3 server and an SMTP catcher on this machine, without Docker.

  up                    fetches what is missing, starts what does not run, repairs what does not answer
  down                  stops all; the data stays
  status [--json]       version, ports, pid, readiness and memory of each
  reset                 stops all and deletes the data
  start|stop|kill E …   one or more engines: ${names.join(', ')}; kill is kill -9
  env                   the variables that lead our processes to these engines, as export lines
  provide [E …]         fetches what is missing and starts nothing
  tools k6 toxiproxy    builds the tools of load and fault tests (Go)
  which T               where that tool is

  --only E,E            up, down, status, reset: these engines only
  --instance NAME       another set beside "main", with its own data
  --port-base N         its ports, one after the other from N
  --port NAME=N         one port: ${Object.keys(defaultPorts()).join(', ')}

  NATIVE_DIR (.native) holds data and logs, NATIVE_CACHE (~/.cache/muqarin-native) what was downloaded.
`;

const withEngines = ['start', 'stop', 'kill', 'provide'];
const withTools = ['tools', 'which'];
const commands = ['up', 'down', 'status', 'reset', 'env', ...withEngines, ...withTools];

/**
 * @param {string[]} words
 * @returns {{ command: 'help' } | { command: string, engines: string[], tools: string[], json: boolean,
 *   instance: { name: string, portBase: number | undefined, ports: Record<string, number> } }}
 */
function readArguments(words) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      json: { type: 'boolean', default: false },
      only: { type: 'string' },
      instance: { type: 'string', default: 'main' },
      'port-base': { type: 'string' },
      port: { type: 'string', multiple: true, default: [] },
    },
  });
  const [command, ...rest] = positionals;
  if (values.help || command === 'help' || command === undefined) return { command: 'help' };
  if (!commands.includes(command)) refuse(`There is no command ${command}.`);
  if (!withEngines.includes(command) && !withTools.includes(command) && rest.length > 0)
    refuse(`${command} takes engines as --only ${rest.join(',')}.`);
  return {
    command,
    engines: withTools.includes(command) ? [] : enginesOf(command, rest, values.only),
    tools: withTools.includes(command) ? rest : [],
    json: values.json,
    instance: {
      name: values.instance,
      portBase: values['port-base'] === undefined ? undefined : port(values['port-base']),
      ports: Object.fromEntries(values.port.map(namedPort)),
    },
  };
}

function enginesOf(command, rest, only) {
  const wanted = only === undefined ? rest : only.split(',');
  const unknown = wanted.filter((name) => !Object.hasOwn(engines, name));
  if (unknown.length > 0)
    refuse(`There is no engine ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  if (wanted.length === 0 && ['start', 'stop', 'kill'].includes(command))
    refuse(`${command} needs the name of an engine: ${names.join(', ')}.`);
  return wanted.length === 0 ? names : names.filter((name) => wanted.includes(name));
}

/** @returns {[string, number]} */
function namedPort(text) {
  const [name, number] = text.split('=');
  if (!Object.hasOwn(defaultPorts(), name)) refuse(`There is no port ${name}.`);
  return [name, port(number)];
}

function port(text) {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1024 && number <= 65_000) return number;
  return refuse(`A port is a whole number from 1024 to 65000, not "${text}".`);
}

function refuse(message) {
  throw new Error(`${message}\n\n${help}`);
}

module.exports = { readArguments, help };
