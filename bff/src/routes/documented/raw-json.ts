/** A body that is JSON text already: long lists are written once and sent many times. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
