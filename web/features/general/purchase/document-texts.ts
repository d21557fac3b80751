import { siteMessages } from '@muqarin/rules/site/messages';
import { t as files } from '@/features/uploads/texts.ts';
import { say } from '@/lib/reader.ts';
import { t } from '../texts.ts';

/** For the script: the words travel with the page. */
export function documentTexts() {
  const { required, optional, uploaded, upload, uploading, replace, fileTypes, tryAgain } = t;
  const fields = {
    trade_license: { label: t.trade_license, hint: t.trade_license_hint },
    census_file: { label: t.census_file, hint: t.census_file_hint },
  };
  const own = { required, optional, uploaded, upload, uploading, replace, fileTypes, tryAgain };
  const prompt = say(siteMessages.mulkiaPrompt);
  const file = { prompt, photo: t.takePhoto, clear: t.clearFile, remove: files.remove };
  return { ...own, errors: t.errors, file, fields };
}

export type DocumentTexts = ReturnType<typeof documentTexts>;
