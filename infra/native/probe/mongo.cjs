// { ping: 1, $db: 'admin' } in the MongoDB wire protocol (OP_MSG), by hand so that `native` needs no package.
// https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/
'use strict';

const opMsg = 2013;
const okOne = Buffer.concat([Buffer.from('\x01ok\0', 'latin1'), doubleOf(1)]);

function ping() {
  const command = bson([int32('ping', 1), string('$db', 'admin')]);
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + command.length, 0);
  head.writeInt32LE(1, 4);
  head.writeInt32LE(opMsg, 12);
  return Buffer.concat([head, command]);
}

/** @param {Buffer} got */
function readOk(got) {
  if (got.length < 16 || got.length < got.readInt32LE(0)) return undefined;
  if (got.readInt32LE(12) !== opMsg || !got.includes(okOne)) throw new Error('ping was refused');
  return true;
}

function bson(elements) {
  const body = Buffer.concat([...elements, Buffer.from([0])]);
  const length = Buffer.alloc(4);
  length.writeInt32LE(body.length + 4);
  return Buffer.concat([length, body]);
}

function int32(name, value) {
  const number = Buffer.alloc(4);
  number.writeInt32LE(value);
  return Buffer.concat([Buffer.from(`\x10${name}\0`, 'latin1'), number]);
}

function string(name, value) {
  const length = Buffer.alloc(4);
  length.writeInt32LE(value.length + 1);
  return Buffer.concat([
    Buffer.from(`\x02${name}\0`, 'latin1'),
    length,
    Buffer.from(`${value}\0`, 'latin1'),
  ]);
}

function doubleOf(value) {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

module.exports = { ping, readOk };
