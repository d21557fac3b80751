/**
 * What is under way for whom: each request from its head to the end of its answer, or until its client has gone. A request
 * that came behind others on one connection is never told that the connection closed, so each connection is watched.
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
  const ofSocket = new WeakMap<object, Set<() => void>>();
  const watch = (socket: EventEmitter) => {
    const ends = new Set<() => void>();
    ofSocket.set(socket, ends);
    socket.once('close', () => {
      for (const end of ends) end();
    });
    return ends;
  };
  return {
    begin: (socket, address, answer) => {
      const ends = ofSocket.get(socket) ?? watch(socket);
      const count = ofAddress.get(address) ?? 0;
      if (ends.size >= most.perSocket || count >= most.perAddress) return null;
      ofAddress.set(address, count + 1);
      const { flight, land } = takeOff(address, socket);
      const end = () => {
        if (!ends.delete(end)) return;
        const left = (ofAddress.get(address) ?? 1) - 1;
        if (left === 0) ofAddress.delete(address);
        else ofAddress.set(address, left);
        land();
      };
      ends.add(end);
      answer.once('close', end);
      return flight;
    },
  };
}

function takeOff(address: string, socket: object) {
  const listeners: (() => void)[] = [];
  const state = { isOver: false };
  const flight: Flight = {
    address,
    socket,
    get isOver() {
      return state.isOver;
    },
    whenOver: (listener) => {
      if (state.isOver) listener();
      else listeners.push(listener);
    },
  };
  const land = () => {
    state.isOver = true;
    for (const listener of listeners.splice(0)) listener();
  };
  return { flight, land };
}
