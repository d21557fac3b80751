import { createHash } from 'node:crypto';
import type { Model } from 'mongoose';
import type { StoredMail } from './stored-mail.ts';

const together = 200;

/** Deletes every mail to the address behind the hash (leads, PersonErased); again changes nothing. */
export async function eraseMails(mails: Model<StoredMail>, emailHash: string): Promise<void> {
  const found: string[] = [];
  for await (const { _id, to } of mails
    .find({}, { to: 1 })
    .lean()
    .cursor({ batchSize: together })) {
    if (hashOf(to) === emailHash) found.push(_id);
  }
  for (let at = 0; at < found.length; at += together) {
    await mails.deleteMany({ _id: { $in: found.slice(at, at + together) } });
  }
}

function hashOf(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex');
}
