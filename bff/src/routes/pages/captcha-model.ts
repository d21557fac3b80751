import type { CaptchaModel } from '../../../contract/pages.ts';
import type { Bff } from '../../parts.ts';

export function captchaModel({ CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY }: Bff['config']): CaptchaModel {
  return CAPTCHA_PROVIDER === 'google'
    ? { provider: 'google', siteKey: CAPTCHA_SITE_KEY }
    : { provider: 'altcha' };
}
