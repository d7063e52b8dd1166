const STEP_MS = 5;

/** Waits for a sign that what is waited for has happened; fails where it never comes. For what no fake clock moves. */
export async function until(isDone: () => boolean, withinMs = 20_000): Promise<void> {
  for (const end = Date.now() + withinMs; !isDone();) {
    if (Date.now() > end) throw new Error(`What was waited for did not happen within ${withinMs} ms: ${isDone}`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
