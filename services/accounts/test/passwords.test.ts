import { randomBytes, scryptSync } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { createHashQueue } from '../src/secrets/hash-queue.ts';
import { createHashThreads } from '../src/secrets/hash-threads.ts';
import { createPasswordHashes, hashAtOnce } from '../src/secrets/password-hash.ts';
import { accountsUnderTest, email, goodPassword, visitor } from './support/accounts.ts';

describe('a password', () => {
  it.each([
    ['1234567', 'short'],
    ['مرحبا12', 'short'],
    ['x'.repeat(129), 'long'],
    ['password', 'common'],
    ['Password', 'common'],
    ['password123', 'common'],
    ['qwertyuiop', 'common'],
    ['mariam@example.com', 'personal'],
    ['Muqarin1', 'personal'],
    ['mariam99', 'personal'],
  ])('%s is refused as %s', async (password, problem) => {
    const accounts = await accountsUnderTest();
    const token = await accounts.mailedToken('sign_up');
    const input = { token, name: 'Mariam', password, marketing: false };
    expect(await accounts.client.signUp(input, visitor)).toEqual({ outcome: 'weak', problem });
    // Refused, the link is as good as before.
    const again = { ...input, password: goodPassword };
    expect(await accounts.client.signUp(again, visitor)).toMatchObject({ outcome: 'opened' });
    await accounts.stop();
  });

  it.each([
    'eight ch',
    'x7'.repeat(64),
    'كلمة سر طويلة',
    'ALLCAPITALSANDNOTHINGELSE',
    '🐪🐪🐪🐪🐪🐪🐪🐪',
  ])('%s is taken: no rule asks for kinds of characters', async (password) => {
    const accounts = await accountsUnderTest();
    await accounts.opened(password);
    const right = await accounts.client.checkPassword(
      { kind: 'customer', login: email, password },
      visitor,
    );
    expect(right).toMatchObject({ outcome: 'right' });
    await accounts.stop();
  });
});

describe('its hash', () => {
  const { derive, stop } = createHashThreads();
  afterAll(stop);

  it('by an algorithm that is not there fails alone; the next one is made', async () => {
    const hashes = createPasswordHashes({ randomBytes, derive });
    const foreign = `bcrypt:c=1:${'A'.repeat(22)}:${'A'.repeat(43)}`;
    await expect(hashes.verify(goodPassword, foreign)).rejects.toThrow('bcrypt');
    expect(await hashes.verify(goodPassword, await hashes.hash(goodPassword))).toBe(true);
  });

  it('names algorithm and parameters, and is another one each time', async () => {
    for (const best of ['argon2id', 'scrypt'] as const) {
      const hashes = createPasswordHashes({ randomBytes, best, derive });
      const [one, other] = [await hashes.hash(goodPassword), await hashes.hash(goodPassword)];
      expect(one).toMatch(
        best === 'argon2id'
          ? /^argon2id:m=19456,t=2,p=1:[\w-]{22}:[\w-]{43}$/
          : /^scrypt:N=16384,r=8,p=5:[\w-]{22}:[\w-]{43}$/,
      );
      expect(one).not.toBe(other);
      expect(await hashes.verify(goodPassword, one)).toBe(true);
      expect(await hashes.verify(`${goodPassword}.`, one)).toBe(false);
      expect(await hashes.verify(goodPassword, null)).toBe(false);
    }
  });

  it('of before is checked by its own parameters, and made anew at the next sign-in', async () => {
    const salt = randomBytes(16);
    const key = scryptSync(goodPassword, salt, 32, { N: 2 ** 14, r: 8, p: 1 });
    const old = `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
    const accounts = await accountsUnderTest({ staff: [{ user: 'sara', hash: old }] });
    const hash = async () => {
      const stored = await accounts.connection.collection('accounts').findOne({ login: 'sara' });
      return (stored as { password?: { hash: string } } | undefined)?.password?.hash ?? '';
    };
    const sara = { kind: 'staff' as const, login: 'sara' };
    const check = (password: string) =>
      accounts.client.checkPassword({ ...sara, password }, visitor);
    expect(await check('wrong')).toEqual({ outcome: 'wrong' });
    expect(await hash()).toBe(old);
    expect(await check(goodPassword)).toMatchObject({ outcome: 'right', next: 'enrol' });
    expect(await hash()).toMatch(/^(argon2id:m=19456|scrypt:N=16384,r=8,p=5:)/);
    expect(await check(goodPassword)).toMatchObject({ outcome: 'right' });
    await accounts.stop();
  });

  it('made at once names its parameters, and is made anew at a sign-in', async () => {
    const hash = hashAtOnce(goodPassword, randomBytes(16));
    const hashes = createPasswordHashes({ randomBytes, derive });
    expect(await hashes.verify(goodPassword, hash)).toBe(true);
    expect(hashes.isOld(hash)).toBe(true);
  });
});

describe('many who sign in together', () => {
  it('are hashed so many at once, the others in a row, and too many are told so', async () => {
    const queue = createHashQueue({ atOnce: 2, mostWaiting: 3 });
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const work = () => {
      running += 1;
      most = Math.max(most, running);
      return new Promise<void>((resolve) => ends.push(resolve)).finally(() => (running -= 1));
    };
    const five = Array.from({ length: 5 }, () => queue.run(work));
    await expect(queue.run(work)).rejects.toMatchObject({
      code: 'ACCOUNTS.BUSY',
      kind: 'unavailable',
    });
    for (let ended = 0; ended < 5; ended += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      ends.shift()?.();
    }
    await Promise.all(five);
    expect(most).toBe(2);
    await expect(queue.run(async () => 'again')).resolves.toBe('again');
  });

  it('one whose work fails gives its place on', async () => {
    const queue = createHashQueue({ atOnce: 1 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(async () => 1)).resolves.toBe(1);
  });
});
