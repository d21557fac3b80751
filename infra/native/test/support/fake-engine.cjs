// An engine to supervise: `fake-engine.cjs <data folder> <port>`. A file "mood" in its data makes it die at once, or listen
// without a word.
'use strict';
const fs = require('node:fs');
const net = require('node:net');
const path = require('node:path');

const [folder, port] = process.argv.slice(2);
const file = path.join(folder, 'mood');
const mood = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
if (mood === 'dies') {
  process.stderr.write('no space for a dream\n');
  process.exit(3);
}
fs.appendFileSync(path.join(folder, 'starts'), 'x');
net
  .createServer((socket) => {
    socket.on('error', () => {});
    if (mood !== 'silent') socket.end('ready\n');
  })
  .listen(Number(port), '127.0.0.1');
