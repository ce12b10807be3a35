import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anyText } from '../text/anyText.fixture';
import { imageFormat, isDecodable } from './image';
import { imageDataProblem, readImageData } from './imageData';
import { mediaLimits } from './limits';
import { isVideoId, videoIdOf } from './video';

describe('A researcher adds an image', () => {
  test('in JPEG, PNG or GIF and nothing else [EDIT-08]', () => {
    expect(['image/jpeg', 'image/png', 'IMAGE/GIF'].map(imageFormat)).toEqual([
      'jpeg',
      'png',
      'gif',
    ]);
    for (const type of ['image/webp', 'image/svg+xml', 'application/pdf', 'png', '']) {
      expect(imageFormat(type)).toBeNull();
    }
  });

  test('and one over 500 KB is made to fit 1024x768 at JPEG quality 0.7 [EDIT-09, OPEN-86]', () => {
    expect(mediaLimits).toMatchObject({
      imageBytes: 500_000,
      resizeWidth: 1024,
      resizeHeight: 768,
      resizeQuality: 0.7,
    });
  });

  test('and a picture too large to decode is known by its size', () => {
    expect(isDecodable({ width: 4000, height: 3000 })).toBe(true);
    expect(isDecodable({ width: 1, height: 1 })).toBe(true);
    expect(isDecodable({ width: 4096, height: 10 })).toBe(true);
    expect(isDecodable({ width: 10, height: 4096 })).toBe(true);
    expect(isDecodable({ width: 4097, height: 10 })).toBe(false);
    expect(isDecodable({ width: 10, height: 4097 })).toBe(false);
    expect(isDecodable({ width: 4000, height: 3001 })).toBe(false);
    expect(isDecodable({ width: 0, height: 10 })).toBe(false);
    expect(isDecodable({ width: 10, height: 0 })).toBe(false);
  });

  test('and the server takes it only as a data URL of that kind and weight [EDIT-08, OPEN-86]', () => {
    expect(readImageData('data:image/gif;base64,R0lGODlh')).toEqual({
      format: 'gif',
      base64: 'R0lGODlh',
      bytes: 6,
    });
    expect(readImageData('data:image/gif;base64,R0lGODg=')).toMatchObject({ bytes: 5 });
    expect(readImageData('data:image/gif;base64,R0lGOA==')).toMatchObject({ bytes: 4 });
    for (const bad of [
      null,
      '',
      'R0lGODlh',
      'data:image/svg+xml;base64,R0lGODlh',
      'data:image/webp;base64,R0lGODlh',
      'data:image/png;base64,',
      'data:image/png;base64,R0lG"onload',
      'data:image/png;base64,R0l',
      'data:image/png;base64,R===',
      'data:image/png;base64,R0lG"onl',
      'data:image/png;base64,"R0lGODl',
      'https://evil.example/a.png',
    ]) {
      expect(imageDataProblem(bad)).toBe('Please, upload an Image');
    }
    const ofBytes = (bytes: number) =>
      `data:image/png;base64,${'A'.repeat(Math.ceil(bytes / 3) * 4 - ((3 - (bytes % 3)) % 3))}${'='.repeat((3 - (bytes % 3)) % 3)}`;
    expect(imageDataProblem(ofBytes(500_000))).toBeNull();
    expect(imageDataProblem(ofBytes(500_001))).toBe('Please, upload a better Image');
  });
});

describe('A researcher adds a video', () => {
  const id = 'dQw4w9WgXc_';

  test('by its short link [EDIT-15]', () => {
    expect(videoIdOf(`https://youtu.be/${id}`)).toBe(id);
    expect(videoIdOf(` youtu.be/${id}?si=abc&t=30 `)).toBe(id);
    expect(videoIdOf(`youtu.be/${id}?from=https://a.example`)).toBe(id);
    expect(videoIdOf(`HTTPS://www.youtu.be/${id}`)).toBe(id);
  });

  test('by its watch link [EDIT-16]', () => {
    expect(videoIdOf(`https://www.youtube.com/watch?v=${id}`)).toBe(id);
    expect(videoIdOf(`http://m.youtube.com/watch?list=PL1&v=${id}&t=30s`)).toBe(id);
  });

  test('by its embed link [EDIT-17]', () => {
    expect(videoIdOf(`https://www.youtube.com/embed/${id}?rel=0`)).toBe(id);
    expect(videoIdOf(`https://www.youtube-nocookie.com/embed/${id}`)).toBe(id);
  });

  test('by its shorts link [EDIT-18]', () => {
    expect(videoIdOf(`https://youtube.com/shorts/${id}/`)).toBe(id);
  });

  test('and by no other link [OPEN-89]', () => {
    for (const link of [
      '',
      id,
      'https://youtu.be/',
      'https://youtu.be/short',
      `https://youtu.be/${id}x`,
      `https://youtu.be/x${id}`,
      `https://youtube.com/${id}`,
      `https://youtube.com/playlist?v=${id}`,
      `https://youtube.com.evil.example/watch?v=${id}`,
      `https://youtube.com@evil.example/watch?v=${id}`,
      `https://notyoutu.be/${id}`,
      `https://vimeo.com/watch?v=${id}`,
      `javascript:alert(1)//youtu.be/${id}`,
      `ftp://youtu.be/${id}`,
      `https://youtube.com/playlist/${id}`,
      'https://www.youtube.com/watch?v="><script>',
    ]) {
      expect(videoIdOf(link), link).toBeNull();
    }
  });

  test('and only its id is kept', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = videoIdOf(`https://youtu.be/${text}`);
        expect(found === null || isVideoId(found)).toBe(true);
      }),
    );
  });
});
