/** What admins are told about changes of the catalogue. */
import type { CatalogueRefusal } from './change-states.ts';

export const catalogueMessages = {
  gone: 'This change is not kept any more.',
  moved: 'Somebody has done something to this change meanwhile. Look again at how it stands.',
  noLine: 'Choose what the change is for.',
  noTitle: 'Say in a few words what the change is for.',
  fileName:
    'A file is named by small letters, digits and hyphens, in the folders of its line, and ends in .yaml or .csv.',
  fileTooLong: 'A file holds at most 100,000 letters.',
  noFile: 'Choose a file.',
  notText: 'This file is not text in UTF-8.',
  tooManyFiles: 'One change holds at most 60 files.',
  noSuchFile: 'The catalogue has no such file.',
  noDay: 'Enter a day that exists and has not begun, as dd/mm/yyyy.',
  noReason: 'Say why.',
  checkBusy: 'Another change is being checked. Try again in a moment.',
  begun: 'The change is begun. Put in the files that are to be different.',
  saved: 'Saved. The linter found nothing.',
  savedWithProblems: 'Saved. The linter found something: see below.',
  takenBack: 'The file stands as it is in force.',
  checked: 'Checked again on what is in force now.',
  submitted: 'Submitted. Another admin has to approve it.',
  returned: 'Returned to whoever made it.',
  approved: 'Approved. It goes live on its day.',
  live: 'The change is live. Prices are made by it from now on.',
  rolledBack: 'Rolled back. Prices are made by the version of before.',
  withdrawn: 'The change is withdrawn.',
  conflict:
    'What is in force has changed in the same place, so nothing went live. Look at the change again.',
} as const;

/** By the reason of the table of states. */
export const catalogueRefusalTexts = {
  nothing_changed: 'No file differs from what is in force.',
  has_problems: 'The linter found something: correct it first.',
  own_change: 'Somebody who has not worked on this change has to approve it.',
  not_submitted: 'The change was not submitted yet.',
  not_approved: 'The change was not approved yet.',
  not_live: 'The change is not live.',
  not_in_force: 'Another version went live after this change: roll that back first.',
  submitted: 'The change is submitted. It has to be returned before it is edited.',
  approved: 'The change is approved already.',
  live: 'The change is live.',
  rolled_back: 'The change was rolled back. Begin another one.',
  withdrawn: 'The change was withdrawn. Begin another one.',
} as const satisfies Record<CatalogueRefusal, string>;
