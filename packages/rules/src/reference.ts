/** 32 signs without 0, 1, I and O, so a byte's low five bits choose evenly. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const PATTERN = /^MQ-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

/** A reference a person can read out, such as MQ-7F3K-92QX, from at least 8 random bytes. */
export function makeReference(randomBytes: Uint8Array): string {
  if (randomBytes.length < 8) throw new RangeError('a reference needs 8 random bytes');
  const signs = Array.from(randomBytes.subarray(0, 8), (byte) => ALPHABET[byte & 31]).join('');
  return `MQ-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

export function isReference(text: string): boolean {
  return PATTERN.test(text);
}
