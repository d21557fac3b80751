/**
 * Files that a page asks for, and the calls that take one ahead of its form (`bff/src/routes/uploads`). Types and constants only, so that
 * nothing of the server reaches the browser.
 */

/** A file as we keep it: without the name it came with, which may be a person's (ADR 23). */
export interface KeptFile {
  uploadId: string;
  /** `pdf`, `jpeg`, … */
  kind: string;
  bytes: number;
  /** ISO moment. */
  at: string;
}

export interface SlotModel {
  field: string;
  file: KeptFile | null;
}

/** Of a purpose that `bff/src/uploads/purposes.ts` names. */
export const uploadPaths = {
  /** Multipart: `csrf_token`, then the file under its slot's name. Answers `SentAhead`, else a problem with `error`. */
  send: (purpose: string) => `/api/uploads/${purpose}`,
  /** JSON with `csrf_token`. */
  remove: (purpose: string, uploadId: string) => `/api/uploads/${purpose}/${uploadId}/delete`,
} as const;

export interface SentAhead {
  /** 1: it is there. */
  status: number;
  /** Why not. */
  error?: string;
  uploads: { upload_id: string; slot: string; kind: string; bytes: number; at: string }[];
}
