/** Other kinds of files within a file: what makes it one thing to us and another to whoever opens it later. */
import { Refused } from './verdict.ts';

/**
 * Signatures are long enough not to stand in compressed data by chance: five bytes meet once in a hundred thousand files of
 * 10 MB. Shorter ones count only with a sound header behind them.
 */
const strangers =
  /%PDF-|<\?php|<script|<html|<iframe|<svg[\s>]|<!doctype|This program cannot be run in DOS mode|#!\/(?:usr\/)?bin\//i;

const packed = ['526172211a07', '377abcaf271c'].map((magic) => Buffer.from(magic, 'hex'));

const windowBytes = 128 * 1024;
const overlap = 64;

/** For pictures, whose bytes are noise to everybody but a decoder. Throws Refused. */
export function refuseStrangers(bytes: Buffer): void {
  for (let from = 0; from < bytes.length; from += windowBytes) {
    const window = bytes.toString('latin1', from, from + windowBytes + overlap);
    if (strangers.test(window)) throw new Refused('polyglot', 'another file within');
  }
  if (packed.some((magic) => bytes.includes(magic))) throw new Refused('polyglot', 'an archive');
  refuseArchive(bytes);
}

/** What browsers and readers of PDF look for near the beginning of any file. */
export function refuseMarkupAhead(bytes: Buffer): void {
  const ahead = bytes.toString('latin1', 0, 4096);
  if (/%PDF-|<\?php|<script|<html|<iframe|<svg[\s>]|<!doctype/i.test(ahead)) {
    throw new Refused('polyglot', 'markup at the beginning');
  }
}

const localHeader = Buffer.from('504b0304', 'hex');
const endOfDirectory = Buffer.from('504b0506', 'hex');
/** An archive's directory ends at most its longest comment before the end of the file. */
const longestTail = 65_557;

/** A zip archive is read from its end, so any file can also be one. */
export function refuseArchive(bytes: Buffer): void {
  if (bytes.indexOf(endOfDirectory, Math.max(0, bytes.length - longestTail)) >= 0) {
    throw new Refused('polyglot', 'an archive at the end');
  }
  for (let at = bytes.indexOf(localHeader); at >= 0; at = bytes.indexOf(localHeader, at + 4)) {
    if (isLocalHeader(bytes, at)) throw new Refused('polyglot', 'an archive within');
  }
}

function isLocalHeader(bytes: Buffer, at: number): boolean {
  if (at + 31 > bytes.length) return false;
  const version = bytes.readUInt16LE(at + 4);
  const method = bytes.readUInt16LE(at + 8);
  const nameBytes = bytes.readUInt16LE(at + 26);
  const name = bytes.toString('latin1', at + 30, at + 30 + Math.min(nameBytes, 4));
  const isSound = version <= 63 && [0, 8, 9, 12, 14, 93, 95, 99].includes(method);
  return isSound && nameBytes > 0 && nameBytes < 1024 && /^[\x20-\x7e]+$/.test(name);
}
