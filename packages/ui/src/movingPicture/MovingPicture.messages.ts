export interface MovingPictureMessages {
  /** Shows the first picture of an animation and keeps it. */
  stop: string;
  play: string;
  /** In place of `stop` for who cannot see of which picture; its description may be empty. */
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
