/**
 * Answers of one connection go out in the order of its requests, so only the first of them is begun, and for the others nothing is
 * made before their turn. No browser asks again before it has its answer; whoever does, and for more than may wait, is refused
 * before it costs anything, and once: many refusals that wait to be sent would stop the reading that notices when the client goes.
 */
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Asked = Parameters<RequestListener>;

interface Line {
  isBusy: boolean;
  waiting: Asked[];
  /** How many were not heard any more since one was refused. */
  unheard: number;
  /** For each answer's end: one function a connection, as this is called for every request. */
  readonly whenAnswered: () => void;
}

/** As many fit into what is read at once; a client that sends more does not want to hear why. */
const mostUnheard = 4096;

/** To be called before anybody else listens to its requests. `refuse` must end the connection with its answer. */
export function takeInOrder(
  server: Server,
  most: number,
  refuse: (response: ServerResponse) => void,
): void {
  const lines = new WeakMap<Socket, Line>();
  const [handle] = server.listeners('request') as RequestListener[];
  if (handle === undefined) throw new Error('the server has no listener yet');
  const begin = (line: Line, request: Asked[0], response: Asked[1]) => {
    line.isBusy = true;
    // Heard once all the same: `once` makes a function of its own for every request.
    response.on('close', line.whenAnswered);
    handle(request, response);
  };
  const next = (line: Line) => {
    const first = line.waiting.shift();
    line.isBusy = false;
    // Whoever has gone waits for nothing, and after a last answer there is none.
    if (first?.[0].socket.writable) begin(line, ...first);
    else line.waiting = [];
  };
  const lineOf = (socket: Socket): Line => {
    const line: Line = lines.get(socket) ?? {
      isBusy: false,
      waiting: [],
      unheard: 0,
      whenAnswered: () => {
        if (line.waiting.length === 0) line.isBusy = false;
        // Not at once: others have their turn between two of one connection.
        else setImmediate(next, line);
      },
    };
    lines.set(socket, line);
    return line;
  };
  server.removeListener('request', handle);
  server.on('request', (request, response) => {
    const { socket } = request;
    const line = lineOf(socket);
    if (line.unheard > 0) {
      line.unheard += 1;
      if (line.unheard > mostUnheard) socket.destroy();
    } else if (!line.isBusy) begin(line, request, response);
    else if (line.waiting.length + 1 < most) line.waiting.push([request, response]);
    else {
      line.unheard = 1;
      refuse(response);
    }
  });
}
