import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './captcha.module.css';

/** Specification: 25 px for each character. */
const CHARACTER_PX = 25;
const HEIGHT_PX = 44;

interface CaptchaCanvasProps {
  code: string;
  label: string;
  /** Told whether the browser can draw. */
  onDrawn: (isDrawn: boolean) => void;
}

/** The picture of a code: each character turned and moved a little, with lines through them. */
export function CaptchaCanvas({ code, label, onDrawn }: CaptchaCanvasProps) {
  const element = useRef<HTMLCanvasElement>(null);
  const tell = useEffectEvent(onDrawn);
  useEffect(() => {
    const canvas = element.current;
    const context = canvas?.getContext('2d');
    if (canvas && context) draw(canvas, context, code);
    tell(Boolean(context));
  }, [code]);
  return (
    <span role="img" aria-label={label} className={styles.picture}>
      <canvas ref={element} width={code.length * CHARACTER_PX} height={HEIGHT_PX} />
    </span>
  );
}

function draw(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, code: string): void {
  const { color, fontFamily } = getComputedStyle(canvas);
  const about = (width: number) => (Math.random() - 0.5) * width;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = color;
  context.strokeStyle = color;
  context.font = `600 24px ${fontFamily}`;
  [...code].forEach((character, place) => {
    context.save();
    context.translate((place + 0.5) * CHARACTER_PX + about(3), HEIGHT_PX / 2 + about(8));
    context.rotate(about(0.6));
    context.fillText(character, 0, 0);
    context.restore();
  });
  context.globalAlpha = 0.35;
  for (let line = 0; line < 3; line += 1) {
    context.beginPath();
    context.moveTo(0, HEIGHT_PX / 2 + about(HEIGHT_PX));
    context.lineTo(canvas.width, HEIGHT_PX / 2 + about(HEIGHT_PX));
    context.stroke();
  }
  context.globalAlpha = 1;
}
