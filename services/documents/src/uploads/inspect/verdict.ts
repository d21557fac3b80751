/** What the inspection of one file is asked and answers; plain data, since it crosses to a process of its own. */
import type { FileKind, RefusalReason } from '../../../contract/uploads-contract.ts';

export interface InspectionJob {
  /** Where the file lies. */
  file: string;
  bytes: number;
  /** Where a file that is made anew goes. */
  fresh: string;
  accept: readonly FileKind[];
  /** Of the name it came with, in small letters and without the dot. */
  extension: string | null;
  limits: InspectionLimits;
  /** Pixels of the side of the square that a picture becomes; null or absent: it keeps its size. */
  square?: number | null;
}

export interface InspectionLimits {
  /** Width times height, counted before anything is decoded. */
  pixels: number;
  /** What all packed parts of one file may unpack to. */
  unpackedBytes: number;
  packedParts: number;
}

export type Verdict =
  | { fit: true; kind: FileKind; isFresh: boolean }
  | { fit: false; reason: RefusalReason; cell?: CellPlace };

/** Of a table, as spreadsheets count: from 1. */
export interface CellPlace {
  row: number;
  column: number;
}

/** Thrown within the inspection, caught where it began. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: RefusalReason;

  /** The cell that it is for, where the file is a table. */
  readonly cell: CellPlace | undefined;

  constructor(reason: RefusalReason, why: string, cell?: CellPlace) {
    super(why);
    this.reason = reason;
    this.cell = cell;
  }
}

export const usualLimits: InspectionLimits = {
  // The largest phone cameras make 200 megapixels only when told to; a scan of A3 at 600 dpi has 70.
  pixels: 80_000_000,
  unpackedBytes: 256 * 1024 * 1024,
  packedParts: 5000,
};
