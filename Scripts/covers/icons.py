"""Icons of apps: one pictogram on a square with round corners."""
from .palettes import contrast
from .pictograms_figures import (
    arrow_up, bounce, bunny, dive, double_arrow, dude, faces, falling, float_up, frog, germ, glow, heavy, leap,
    monster, puppet, ride, rope, run, runner_line, scooter, snake, spring, steps, surfer)
from .pictograms_things import (
    balls, board, bones, boxes, clock, crossword, drip, drop, egg, fir, fishing, gamepad, glider, noise, note, parachute,
    pencil, phone, pirate, plane, racer, raft, rocket, rainbow_line, smash, soldier, soldiers, sprout, village,
    wallpaper)

SIDE, CORNER = 600, 134

WORDS = {
    "christmas": fir, "boot camp": soldiers, "army": soldier, "sonic": rainbow_line, "o'clock": clock, "bouncing": bounce,
    "glow doodle fall": falling, "smash": smash, "neon": drop, "glow": glow, "hop": bunny, "cliff": dive, "snake": snake,
    "rope": rope, "runstick": run, "puppet": puppet, "surf &": fishing, "line surf": surfer, "surf": ride, "x-ray": bones,
    "away": arrow_up, "run'n'": leap, "rat": scooter, "monster": monster, "above": double_arrow, "fat": heavy,
    "flight doodle lite": glider, "flight": plane, "egg": egg, "doodle board": pencil, "skateboard": board, "toilet": drip,
    "corsair": pirate, "wallpaper": wallpaper, "call": phone, "dude": dude, "games !": gamepad, "runner": runner_line,
    "frog": frog, "physics": balls, "smurf": village, "raft": raft, "germ": germ, "skydive": parachute, "face": faces, "seed": sprout,
    "balloon": float_up, "crossword": crossword, "noise": noise, "things": boxes, "bear": note, "car": racer, "mega": rocket,
    "free": steps, "jump": spring}
OTHERS = [spring, steps, bounce, gamepad, pencil, balls]


def pictogram(name, chance):
    """The first that a word of the name calls for."""
    name = name.lower()
    return next((draw for word, draw in WORDS.items() if word in name), None) or chance.pick(OTHERS)


def icon(canvas, scheme, chance, name):
    """A pictogram on a plain ground, transparent outside the round corners."""
    context = canvas.context
    canvas.round_path(0, 0, SIDE, SIDE, CORNER)
    context.clip()
    canvas.fill(scheme.ground)
    ink = scheme.ink()
    seconds = [color for color in scheme.shapes if color != ink and contrast(color, scheme.ground) > 1.6]
    second = seconds[0] if seconds else ink
    with canvas.placed(300, 300, 0.92):
        with canvas.placed(-300, -300):
            pictogram(name, chance)(canvas, ink, second, scheme.ground)
