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

/** Deletes every mail about these ids, and those from before that name one of these references; again changes nothing. */
export async function eraseMailsAbout(
  mails: Model<StoredMail>,
  about: readonly string[],
): Promise<void> {
  await completeOld(mails);
  await mails.deleteMany({ about: { $in: about.filter((each) => each !== '') } });
}

const old = { about: null } as const;
const reference = /\b[A-Z]{1,2}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}\b/;

/** Mails of leads and cases have the reference in their subject. Once done it finds nothing, by the index. */
async function completeOld(mails: Model<StoredMail>): Promise<void> {
  for (;;) {
    const found = await mails.find(old, { subject: 1 }).limit(together).lean();
    if (found.length === 0) return;
    const named = found.map(({ _id, subject }) => ({
      updateOne: {
        filter: { _id },
        update: { $set: { about: reference.exec(subject)?.[0] ?? '' } },
      },
    }));
    await mails.bulkWrite(named, { ordered: false });
  }
}

function hashOf(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex');
}
