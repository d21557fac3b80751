/** A body that is JSON text already: long lists are written and encoded once and sent many times. */
export class RawJson {
  readonly text: string;
  readonly bytes: Buffer;
  constructor(text: string) {
    this.text = text;
    this.bytes = Buffer.from(text);
  }
}
