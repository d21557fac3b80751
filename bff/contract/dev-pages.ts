/** Models of the local mailbox and the event viewer: GET /api/dev/mails, /api/dev/mails/:id, /api/dev/events?type=&key=&after=. */
export interface DevMails {
  mails: { mailId: string; to: string; subject: string; sentAt: string }[];
}
export interface DevMail {
  mailId: string;
  to: string;
  from: string;
  subject: string;
  sentAt: string;
  text: string;
  html: string;
}
export interface DevEvents {
  events: {
    id: string;
    type: string;
    topic: string;
    key: string;
    time: string;
    actor: string;
    correlationId: string;
    causationId: string;
    position: number;
    /** Pretty proto3 JSON. */
    value: string;
  }[];
}
