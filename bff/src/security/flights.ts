/**
 * What is under way for whom: each request from its head to the end of its answer, or until its client has gone. A request
 * that came behind others on one connection gets no event when the connection closes, so each connection is watched.
 */
import type { EventEmitter } from 'node:events';

export interface Flight {
  readonly address: string;
  readonly socket: object;
  readonly isOver: boolean;
  /** `listener` is called once: when the answer has ended or the client has gone; at once if that has been. */
  whenOver(listener: () => void): void;
}

export interface Flights {
  /** Null where the connection or the address has as many under way as it may. */
  begin(socket: EventEmitter, address: string, answer: EventEmitter): Flight | null;
}

export function createFlights(most: { perSocket: number; perAddress: number }): Flights {
  const ofAddress = new Map<string, number>();
  const ofSocket = new WeakMap<object, Set<UnderWay>>();
  const watch = (socket: EventEmitter) => {
    const flights = new Set<UnderWay>();
    ofSocket.set(socket, flights);
    socket.once('close', () => {
      for (const flight of flights) end(flights, flight);
    });
    return flights;
  };
  const end = (flights: Set<UnderWay>, flight: UnderWay) => {
    if (!flights.delete(flight)) return;
    const left = (ofAddress.get(flight.address) ?? 1) - 1;
    if (left === 0) ofAddress.delete(flight.address);
    else ofAddress.set(flight.address, left);
    flight.land();
  };
  return {
    begin: (socket, address, answer) => {
      const flights = ofSocket.get(socket) ?? watch(socket);
      const count = ofAddress.get(address) ?? 0;
      if (flights.size >= most.perSocket || count >= most.perAddress) return null;
      ofAddress.set(address, count + 1);
      const flight = new UnderWay(address, socket);
      flights.add(flight);
      answer.on('close', () => end(flights, flight));
      return flight;
    },
  };
}

/** A class, because one is made for every request. */
class UnderWay implements Flight {
  readonly address: string;
  readonly socket: object;
  isOver = false;
  #listeners: (() => void)[] | null = null;

  constructor(address: string, socket: object) {
    this.address = address;
    this.socket = socket;
  }

  whenOver(listener: () => void): void {
    if (this.isOver) listener();
    else if (this.#listeners) this.#listeners.push(listener);
    else this.#listeners = [listener];
  }

  land(): void {
    this.isOver = true;
    const listeners = this.#listeners ?? [];
    this.#listeners = null;
    for (const listener of listeners) listener();
  }
}
