/** An HTTP client whose requests end with what they are made for, also while they wait for a connection. */
import { Agent, type Dispatcher } from 'undici';

export interface MadeFor {
  readonly isOver: boolean;
  whenOver(listener: () => void): void;
}

/** Goes among the headers of a request, as the only thing that whoever forwards it hands through, and is not sent. */
export const madeFor = Symbol('made for');

type Options = Dispatcher.RequestOptions & { headers: Record<string | symbol, unknown> };
type Callback = (error: Error | null, answer: Dispatcher.ResponseData) => void;

export interface AbandoningClient {
  request: Agent['request'];
  close(): Promise<void>;
}

/** When what it was made for is over, the failure is reported to nobody: nobody waits. */
export function createAbandoningClient(options: Agent.Options): AbandoningClient {
  const agent = new Agent(options);
  const request = (asked: Options, callback: Callback) => {
    const { [madeFor]: reason, ...headers } = asked.headers;
    const cause = reason as MadeFor | undefined;
    const abandoned = new AbortController();
    cause?.whenOver(() => abandoned.abort());
    const call = { ...asked, headers, signal: abandoned.signal } as Dispatcher.RequestOptions;
    agent.request(call, (error, answer) => {
      if (error !== null && cause?.isOver) return;
      // A body that nobody reads to its end must not end the process when it is abandoned.
      if (error === null) answer.body.on('error', () => {});
      callback(error, answer);
    });
  };
  return { request: request as Agent['request'], close: () => agent.destroy() };
}
