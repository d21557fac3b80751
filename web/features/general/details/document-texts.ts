import { t } from '../texts.ts';

/** For the script: the words travel with the page. */
export function documentTexts() {
  const { required, optional, uploaded, upload, uploading, replace, fileTypes, tryAgain } = t;
  const fields = {
    trade_license: { label: t.trade_license, hint: t.trade_license_hint },
    census_file: { label: t.census_file, hint: t.census_file_hint },
  };
  const own = { required, optional, uploaded, upload, uploading, replace, fileTypes, tryAgain };
  return { ...own, fields };
}

export type DocumentTexts = ReturnType<typeof documentTexts>;
