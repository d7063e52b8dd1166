export const STYLE = `
:root { color-scheme: light dark; --line: #8a949e; --accent: #0b5cad; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-inline-size: 72rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; margin-block: 0 .5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
section { border: 1px solid var(--line); border-radius: .375rem; padding: 1rem; }
section.wide { margin-block-start: 1rem; overflow-x: auto; }
form { display: grid; gap: .5rem; margin-block-end: .75rem; }
label { display: grid; gap: .125rem; font-size: .875rem; }
input, select, button { font: inherit; padding: .375rem .5rem; min-block-size: 2.5rem; }
button { cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
table { border-collapse: collapse; inline-size: 100%; font-size: .875rem; }
th, td { text-align: start; padding: .375rem .5rem; border-block-end: 1px solid var(--line); vertical-align: top; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { inline-size: 100%; block-size: 28rem; border: 1px solid var(--line); background: #fff; }
[role=status] { border-inline-start: .25rem solid var(--accent); padding: .5rem 1rem; overflow-wrap: anywhere; }
`;
