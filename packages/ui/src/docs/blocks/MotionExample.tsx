import { useState } from 'react';
import { Button } from '../../components/Button';
import { Stack } from '../../components/Layout';
import { motion } from '../../theme';
import * as css from './blocks.css';

const durations = [
  ['motion.quick', motion.quick],
  ['motion.gentle', motion.gentle],
] as const;

/** Moves a block in each duration along the curve. With reduced motion it jumps. */
export function MotionExample() {
  const [isThere, setIsThere] = useState(false);
  return (
    <div className={`sb-unstyled ${css.frame}`}>
      <Stack>
        {durations.map(([name, duration]) => (
          <Stack key={name} gap="tight">
            <code>{name}</code>
            <div className={css.track}>
              <div
                className={css.mover}
                style={{ transitionDuration: duration }}
                data-there={isThere || undefined}
              />
            </div>
          </Stack>
        ))}
        <div>
          <Button onPress={() => setIsThere(!isThere)}>Move both</Button>
        </div>
      </Stack>
    </div>
  );
}
