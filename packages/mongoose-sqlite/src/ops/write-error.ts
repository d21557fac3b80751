import type { Doc } from '../values/types.ts';

/** One failed operation of a bulk write, with the driver's properties; mongoose sets `err.index` anew. */
export class WriteError {
  readonly err: Doc;

  constructor(err: Doc) {
    this.err = err;
  }

  get code(): number {
    return Number(this.err.code);
  }

  get index(): number {
    return Number(this.err.index);
  }

  get errmsg(): string {
    return String(this.err.errmsg);
  }

  get errInfo(): unknown {
    return this.err.errInfo;
  }

  getOperation(): unknown {
    return this.err.op;
  }

  toJSON(): Doc {
    return { code: this.code, index: this.index, errmsg: this.errmsg, op: this.err.op };
  }
}
