/** How a text message leaves the house. No driver yet: texts stay in the local mailbox, as mails do in embedded mode. */

export interface OutgoingText {
  /** Stands for this message: a second sending carries the same, so that a gateway can tell. */
  messageId: string;
  /** E.164, such as +971501234567. */
  to: string;
  text: string;
}

export interface SmsSender {
  /** Resolves when a gateway has taken responsibility; throws AppError as a MailSender does. */
  deliver(message: OutgoingText): Promise<void>;
}
