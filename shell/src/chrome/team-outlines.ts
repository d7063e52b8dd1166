import './team-outlines.css';

/** For development: outlines which team owns which part of the page (`TEAM_OUTLINES=1`). */
export function outlineTeams(): void {
  document.documentElement.dataset.outlineTeams = '';
}
