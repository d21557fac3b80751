/** Where somebody is signed in, as it is kept: "Chrome on Windows". Put into another language by its names, and by nothing else. */
import { filled, type Message } from '../message.ts';
import { accountMessages } from '../messages-account.ts';

const browsers = ['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'] as const;
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'ChromeOS', 'Linux'] as const;
export type Browser = (typeof browsers)[number];
export type System = (typeof systems)[number];

const isIn = (names: readonly string[], name: string) => names.includes(name);

/** What a person calls their device themselves stays as they typed it. */
export function deviceMessage(device: string): Message {
  const [browser = '', system = '', ...more] = device.split(' on ');
  const isNamed = more.length === 0 && isIn(browsers, browser) && isIn(systems, system);
  return isNamed ? filled(accountMessages.deviceOn, { browser, system }) : device;
}
