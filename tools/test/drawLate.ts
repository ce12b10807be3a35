import { onTestFinished } from 'vitest';

/**
 * As on a busy machine: until the test is over React draws so many milliseconds later whatever no press or key
 * has asked for. Its scheduler asks for a turn by an empty message to itself.
 */
export function drawLate(milliseconds: number): void {
  const { prototype } = MessagePort;
  // oxlint-disable-next-line typescript/unbound-method -- called on its port
  const post = prototype.postMessage;
  prototype.postMessage = new Proxy(post, {
    apply(to, port: MessagePort, sent: Parameters<typeof post>) {
      const send = () => Reflect.apply(to, port, sent);
      if (sent[0] === null) setTimeout(send, milliseconds);
      else send();
    },
  });
  onTestFinished(() => {
    prototype.postMessage = post;
  });
}
