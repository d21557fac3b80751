/** The list that a person looks at: the one that was dropped last. */
import { asItComes, type CensusReading } from '@muqarin/rules/medical-corporate/census/reading';
import type { Bff } from '../../../parts.ts';
import type { DraftAsk } from '../../line-drafts.ts';
import { censusEmirate, censusFiles, censusOwner } from './session-census.ts';

export interface LatestCensus {
  owner: string;
  uploadId: string;
  emirateId: number;
  reading: CensusReading;
}

/** Null without a list, or before the emirate was said. */
export async function latestCensus(bff: Bff, ask: DraftAsk): Promise<LatestCensus | null> {
  const owner = censusOwner(ask.session);
  const [file] = await censusFiles(bff, ask);
  const emirateId = file ? await censusEmirate(bff, ask) : null;
  if (owner === null || !file || emirateId === null) return null;
  return { owner, uploadId: file.uploadId, emirateId, reading: file.reading ?? asItComes };
}
