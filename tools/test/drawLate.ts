import { onTestFinished } from 'vitest';

/**
 * Imitates a busy machine: until the test is over, React renders whatever no press or key caused this many
 * milliseconds later. React's scheduler requests its turn by sending itself an empty message.
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
