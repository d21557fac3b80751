/** What the settings of uploads make of the service's parts. */

import { readConfig } from '@muqarin/platform/config';
import { z } from 'zod';
import { uploadSettings } from './config.ts';
import type { DocumentsParts } from './parts.ts';
import { createClamd } from './uploads/virus-scan.ts';

const Settings = z.object(uploadSettings);

export function uploadPartsOf(
  settings: z.output<typeof Settings>,
): Pick<DocumentsParts, 'scan' | 'uploadLimits'> {
  const { CLAMD_ADDRESS: address, UPLOAD_MAX_FILE_BYTES: fileBytes } = settings;
  return {
    scan: address === undefined ? null : createClamd({ address }),
    uploadLimits: { fileBytes },
  };
}

/** For a launcher that has the environment. Throws ConfigError. */
export function readUploadParts(env: Readonly<Record<string, string | undefined>>) {
  return uploadPartsOf(readConfig(Settings, env));
}
