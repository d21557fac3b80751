/** A body that is JSON text already, in pieces: long lists are written and encoded once and sent many times. */
export class RawJson {
  readonly bytes: Buffer;
  constructor(pieces: readonly Buffer[]) {
    this.bytes = Buffer.concat(pieces);
  }
  get text(): string {
    return this.bytes.toString();
  }
}
