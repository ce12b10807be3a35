export interface MovingPictureMessages {
  /** Stops an animation at its first picture. */
  stop: string;
  play: string;
  /** Replaces `stop` for people who cannot see which picture it belongs to; the description may be empty. */
  stopAnimation: (description: string) => string;
  playAnimation: (description: string) => string;
}

export const movingPictureMessages: MovingPictureMessages = {
  stop: 'Stop',
  play: 'Play',
  stopAnimation: (description) =>
    description === '' ? 'Stop the animation' : `Stop the animation: ${description}`,
  playAnimation: (description) =>
    description === '' ? 'Play the animation' : `Play the animation: ${description}`,
};
