/** How a mail leaves the house. Driver: SMTP (distributed); in embedded mode mails stay in the local mailbox. */

export interface OutgoingMail {
  /** Stands for this mail wherever it comes by: a second sending carries the same, so that a mailbox can tell. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
}

export interface MailSender {
  /**
   * Resolves when the server has taken responsibility for the mail. Throws AppError: unavailable when no server answers,
   * so that trying again later helps; internal when this mail was refused. Neither says to whom it was.
   */
  deliver(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}
