import { expect, it } from 'vitest';
import * as numbers from '../src/motor/constants.ts';
import { MAX_COMPARED } from '../src/plan-list/compare.ts';
import * as limits from '../src/upload-limits.ts';

it('the numbers are those of S1 9 and the decisions', () => {
  expect(MAX_COMPARED).toBe(3);
  expect({ ...numbers, ...limits }).toEqual({
    PROGRESS_PAGES: 18,
    DRIVER_MIN_AGE: 18,
    DRIVER_MAX_AGE: 130,
    EXPIRY_YEARS_BACK: 10,
    LAPSED_NOTE_DAYS: 90,
    IDV_RELOAD_MS: 600,
    IDV_STEP_AED: 1,
    POLICY_DAYS: 365,
    IDV_KEYBOARD_STEP_AED: 500,
    BUY_REDIRECT_MS: 100,
    DOCUMENTS_REDIRECT_MS: 500,
    POPUP_CLOSE_MS: 5000,
    NATIONALITIES_LOAD_MS: 2000,
    ASSUMED_SEATS: 5,
    POLICY_START_MAX_DAYS: 60,
    COMPARE_SLOTS: 4,
    MEGABYTE: 1024 * 1024,
    MAX_FILE_BYTES: 10 * 1024 * 1024,
    MAX_REQUEST_BYTES: 25 * 1024 * 1024,
  });
});
