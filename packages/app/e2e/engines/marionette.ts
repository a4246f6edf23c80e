import { connect, type Socket } from 'node:net';

type Reply = [kind: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/** Firefox's own socket: frames of `length:json`, WebDriver's commands by its own names. */
export interface Marionette {
  send: (command: string, parameters: object) => Promise<unknown>;
  close: () => void;
}

/** Calls back with each frame, however the bytes were cut. */
function readFrames(socket: Socket, onFrame: (frame: unknown) => void): void {
  let unread = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => {
    unread = Buffer.concat([unread, bytes]);
    for (;;) {
      const colon = unread.indexOf(':');
      const end = colon + 1 + Number(unread.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || unread.length < end) return;
      const frame = unread.subarray(colon + 1, end).toString();
      unread = unread.subarray(end);
      onFrame(JSON.parse(frame));
    }
  });
}

/** Opens the socket of a Firefox that was started with `--marionette`. */
export async function openMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (reply: Reply) => void>();
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('Firefox went away.')));
    // The first frame is its greeting.
    readFrames(socket, (frame) => {
      if (Array.isArray(frame)) waiting.get(frame[1])?.(frame as Reply);
      else resolve();
    });
  });
  socket.on('close', () => {
    for (const [id, answer] of waiting)
      answer([1, id, { error: 'closed', message: 'Firefox went away.' }, null]);
  });
  return {
    send: async (command, parameters) => {
      const id = (count += 1);
      const text = JSON.stringify([0, id, command, parameters]);
      const [, , error, result] = await new Promise<Reply>((resolve) => {
        waiting.set(id, resolve);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      });
      waiting.delete(id);
      if (error) throw new Error(`${command}: ${error.error}: ${error.message}`);
      return result;
    },
    close: () => socket.destroy(),
  };
}
