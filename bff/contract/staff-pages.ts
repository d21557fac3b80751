/** Models of the pages of the people who work here: how they come in, their account, who else there is. */
import type { StaffRole } from '@muqarin/rules/staff/roles';

/** GET /api/pages/staff : how far somebody has come in; what went wrong is shown once. */
export interface StaffPage {
  role: 'visitor' | 'staff';
  /** What is asked for next; null for who is in. */
  asks: 'password' | 'code' | 'enrol' | null;
  /** The key of the app that is to be enrolled. */
  enrol: TotpKey | null;
  /** New ones, shown this once. */
  recoveryCodes: string[];
  error: string | null;
}

export interface TotpKey {
  /** In base 32, to be typed. */
  secret: string;
  /** For an app on the same device. */
  uri: string;
  qr: QrDrawing;
}

/** The squares of a QR code as one path, in units of a square. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** GET /api/pages/staff/set-up?token= */
export interface StaffSetUpPage {
  token: string;
  error: string | null;
}

/** GET /api/pages/staff/account */
export interface StaffAccountPage {
  user: string;
  roles: StaffRole[];
  sessions: SessionView[];
  recovery: number;
  recoveryCodes: string[];
  notice: string | null;
  error: string | null;
}

/** A place where somebody is signed in. */
export interface SessionView {
  sessionId: string;
  /** '' where the browser did not say. */
  device: string;
  startedAt: string;
  lastUsedAt: string;
  isThis: boolean;
}

/** GET /api/pages/staff/people : members, what is proposed, and the latest of what was done. */
export interface StaffPeoplePage {
  /** May change anything; an auditor looks. */
  mayChange: boolean;
  /** User name of whoever looks. */
  user: string;
  members: {
    staffId: string;
    user: string;
    roles: StaffRole[];
    isSetUp: boolean;
    sessions: number;
    isSelf: boolean;
  }[];
  proposals: {
    proposalId: string;
    user: string;
    roles: StaffRole[];
    proposedBy: string;
    at: string;
    mayAgree: boolean;
  }[];
  audit: {
    seq: number;
    at: string;
    user: string;
    act: string;
    by: string;
    approvedBy: string;
    roles: string[];
  }[];
  /** Every entry is there as it was written. */
  auditIsWhole: boolean;
  /** The way in of somebody new, to be handed over; shown this once. */
  setUpLink: string | null;
  notice: string | null;
  error: string | null;
}
