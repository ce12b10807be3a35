export interface SkipLinkMessages {
  skip: string;
}

export const skipLinkMessages: SkipLinkMessages = {
  skip: 'Skip to main content',
};
