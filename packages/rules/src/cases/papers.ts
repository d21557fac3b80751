/** Papers of a claim or complaint, as its customer sends them: what the page says, the server holds. */
export const casePapers = {
  /** Of the upload. */
  purpose: 'case-paper',
  /** Of the form. */
  field: 'paper',
  most: 10,
  /** By content; the media types are those of a file input's `accept`. */
  kinds: ['jpeg', 'png', 'webp', 'pdf', 'docx'],
  accept:
    'image/jpeg,image/png,image/webp,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  /** At most: they go with their case, 24 months after it was closed. */
  keptDays: 1826,
} as const;
