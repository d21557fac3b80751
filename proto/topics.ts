/**
 * The topics that events travel on, declared once for every engine: the embedded log and the Kafka driver refuse what is not
 * here, `npm run topics -- create` makes what is. A group that reads a topic also gets a topic for its dead letters,
 * `<topic>.dlq.<group>`, and one on which they come back, `<topic>.replay.<group>`.
 */
export interface TopicDeclaration {
  /** `<service>.<aggregate>.v<n>`, as the events say in their proto. */
  name: string;
  /** Never changed later: the key chooses the partition, and order holds only within one. */
  partitions: number;
  /** Read models are rebuilt from these events, so most are kept for ever. */
  retentionDays: number | 'for ever';
  /** Who reads it: names of consumer groups. */
  groups: readonly string[];
}

/** Dead letters and their replays: long enough for somebody to repair what failed, after any holiday. */
export const deadLetterRetentionDays = 90;

export const topicDeclarations: readonly TopicDeclaration[] = [
  {
    name: 'leads.lead.v1',
    partitions: 6,
    retentionDays: 'for ever',
    groups: ['leads', 'notifications', 'analytics', 'quoting', 'orders', 'documents'],
  },
  {
    name: 'leads.draft.v1',
    partitions: 6,
    retentionDays: 'for ever',
    groups: ['notifications'],
  },
  {
    name: 'leads.case.v1',
    partitions: 6,
    retentionDays: 'for ever',
    groups: ['notifications', 'documents', 'accounts'],
  },
  {
    name: 'leads.person.v1',
    partitions: 6,
    retentionDays: 90,
    groups: ['notifications', 'quoting', 'orders', 'documents', 'accounts-invited'],
  },
  // What staff do with leads.
  {
    name: 'leads.desk.v1',
    partitions: 6,
    retentionDays: 'for ever',
    groups: ['leads', 'accounts'],
  },
  {
    name: 'quoting.quote.v2',
    partitions: 6,
    retentionDays: 'for ever',
    groups: ['leads', 'notifications', 'analytics', 'documents'],
  },
  // What back office offers a client.
  {
    name: 'quoting.quotation.v1',
    partitions: 6,
    retentionDays: 'for ever',
    groups: ['notifications', 'accounts'],
  },
  // Who changed which rate card, and when it went live.
  {
    name: 'quoting.catalogue.v1',
    partitions: 3,
    retentionDays: 'for ever',
    groups: ['accounts'],
  },
  // The next three: events of quotes before those of every line came on the one above. Nothing new comes.
  {
    name: 'quoting.quote.v1',
    partitions: 6,
    retentionDays: 'for ever',
    groups: ['leads', 'notifications', 'analytics'],
  },
  {
    name: 'quoting.motor_quote.v1',
    partitions: 6,
    retentionDays: 'for ever',
    groups: ['leads', 'notifications', 'analytics'],
  },
  {
    name: 'quoting.general_quote.v1',
    partitions: 6,
    retentionDays: 'for ever',
    groups: ['leads', 'notifications', 'analytics', 'documents'],
  },
  {
    name: 'quoting.policy.v1',
    partitions: 6,
    retentionDays: 'for ever',
    groups: ['leads', 'notifications', 'analytics', 'quoting'],
  },
  {
    name: 'quoting.motor_order.v1',
    partitions: 6,
    retentionDays: 'for ever',
    groups: ['leads', 'notifications', 'analytics', 'quoting', 'documents'],
  },
  {
    name: 'documents.upload.v1',
    partitions: 6,
    retentionDays: 'for ever',
    groups: ['analytics'],
  },
  // Only tells a person and what keeps their files: what an account is now stands in the service.
  {
    name: 'accounts.account.v1',
    partitions: 6,
    retentionDays: 90,
    groups: ['notifications', 'documents'],
  },
  // The audit trail is made of it.
  {
    name: 'accounts.staff.v1',
    partitions: 1,
    retentionDays: 'for ever',
    groups: ['accounts'],
  },
];
