/**
 * Keeps clicks on buttons that come before the page is hydrated, to be replayed then. Loaded before everything else; tiny.
 * Links and forms work without scripts and are left alone.
 */
const kept: HTMLElement[] = [];

function keep(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button:not([type="submit"])') : null;
  if (button && event.isTrusted && !button.closest('[data-hydrated]')) kept.push(button);
}

document.addEventListener('click', keep, true);

/** Replays what was clicked inside `root`, which is hydrated now. */
function replay(root: HTMLElement): void {
  root.setAttribute('data-hydrated', '');
  for (const button of kept.splice(0)) {
    if (!root.contains(button)) kept.push(button);
    else button.click();
  }
}

Object.assign(window, { replayEarlyClicks: replay });
