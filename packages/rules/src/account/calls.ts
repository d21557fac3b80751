import type { PageCall } from '../calls/success.ts';

/** The documented calls of accounts that pages make: where, and how they know that it worked (S2 7). */
export const accountCalls = {
  signIn: { path: '/user-sign-in', success: { kind: 'status', is: 'Login Successful' } },
  reset: { path: '/reset-password-request', success: { kind: 'has', field: 'message' } },
  update: { path: '/update-my-account', success: { kind: 'msg-status' } },
  picture: { path: '/update-profile-pic', success: { kind: 'has', field: 'image' } },
  addPolicy: { path: '/add-external-policy', success: { kind: 'msg-status' } },
  addDocument: { path: '/add-policy-document', success: { kind: 'has', field: 'policy_id' } },
  deleteAttachment: { path: '/delete-attachment', success: { kind: 'status', is: 'success' } },
  checklist: { path: '/get-policy-checklist', success: { kind: 'has-list', field: 'documents' } },
  download: { path: '/web/binary/download_checklist_file', success: { kind: 'file' } },
} as const satisfies Record<string, PageCall>;

/** The only things that these calls read (decisions A15). */
export const checklistModels = {
  policy: 'cri.policy',
  item: 'cri.lead.checklist',
  field: 'datas',
} as const;

/** The label of the button is back after so long (S2 9). */
export const SIGN_IN_RESTORE_MS = 4000;
