/** A body of a request, handed to somebody who may stop to read or fail while others still need the connection. */
import { PassThrough, type Readable } from 'node:stream';

/**
 * Destroying the lease, as any pipeline does that fails, reads the rest of the body and throws it away: who still sends
 * hears no answer on a connection that nobody reads. A body that breaks off breaks the lease.
 */
export function leaseBody(body: Readable): Readable {
  const lease = new PassThrough();
  const tear = (cause?: Error) => {
    if (!body.readableEnded) lease.destroy(new Error('the file broke off', { cause }));
  };
  body.once('error', tear).once('close', () => tear());
  // Unpiped here: the pipe does so on the same event later, and pauses the body again.
  lease.once('close', () => body.unpipe(lease).resume());
  // Nobody may be listening yet; who reads gets it all the same.
  lease.on('error', () => {});
  return body.pipe(lease);
}
