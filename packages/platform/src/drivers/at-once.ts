/**
 * How much one process does at once towards its engines, declared in one place because each number follows from the one
 * before. A consumer goes below its own while calls find a store away (adaptive-slots.ts).
 */

/** Connections of a process to its database; a call beyond them waits, and is refused after two seconds. */
const databaseConnections = 20;

/** Writes of one moment share a connection (write-group.ts), so that several handlers lean on each. */
const handlersToAConnection = 8;

export const atOnce = {
  databaseConnections,
  /** Messages one consumer handles; most of them wait for a grouped write or for the mail server. */
  handlers: databaseConnections * handlersToAConnection,
  /** Connections to the mail server: one that is slow to greet holds up a quarter. */
  mailConnections: 4,
} as const;
