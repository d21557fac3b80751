import { CAPTCHA_ACTION } from '@muqarin/bff/contract/forms';

interface Recaptcha {
  ready(call: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

/** Google's script is fetched on the first try only, and again after a failure. */
export async function solveGoogleCaptcha(siteKey: string): Promise<string> {
  const recaptcha = loaded() ?? (await load(siteKey));
  return within(
    new Promise<string>((resolve, reject) => {
      recaptcha.ready(() => {
        recaptcha.execute(siteKey, { action: CAPTCHA_ACTION }).then(resolve, reject);
      });
    }),
  );
}

const patienceMilliseconds = 10_000;

function loaded(): Recaptcha | undefined {
  const { grecaptcha } = window as { grecaptcha?: Recaptcha };
  return grecaptcha && typeof grecaptcha.execute === 'function' ? grecaptcha : undefined;
}

function load(siteKey: string): Promise<Recaptcha> {
  const script = document.createElement('script');
  script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  script.async = true;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) script.nonce = nonce;
  const arrived = new Promise<Recaptcha>((resolve, reject) => {
    script.onerror = () => reject(new Error('captcha: Google does not answer'));
    script.onload = () => {
      const { grecaptcha } = window as { grecaptcha?: Recaptcha };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('captcha: not what Google sends'));
    };
  });
  document.head.append(script);
  return within(arrived).catch((error: unknown) => {
    script.remove();
    throw error;
  });
}

/** A blocked or stuck script must not keep the button busy for ever. */
function within<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('captcha: Google does not answer')),
      patienceMilliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
