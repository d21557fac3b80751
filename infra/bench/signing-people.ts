/**
 * People with accounts who sign in all at once and again and again, each on a device that is known: in a process of their own, as
 * what they ask and read must not keep waiting who measures others. Begins and ends when told; then gives milliseconds of each.
 */
import process from 'node:process';
import { openAccountOf, type Person } from './person.ts';

const { ORIGIN = '', PEOPLE = '' } = process.env;
const people: Person[] = [];
for (let each = 0; each < Number(PEOPLE); each += 1) {
  people.push(await openAccountOf(ORIGIN, nth(each)));
}
process.send?.('ready');

let isOver = true;
let crowd: Promise<unknown> = Promise.resolve();
const times: number[] = [];
process.on('message', () => {
  isOver = !isOver;
  if (isOver) void crowd.then(() => process.send?.(times.splice(0)));
  else crowd = Promise.all(people.map(again));
});
process.on('disconnect', () => process.exit(0));

async function again(person: Person, place: number): Promise<void> {
  while (!isOver) {
    const began = performance.now();
    const { status } = await person.post('/user-sign-in', nth(place));
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`a sign-in was answered by ${status}`);
  }
}

function nth(place: number) {
  return { email: `person${place}@example.com`, password: 'a camel crosses the creek' };
}
