"""Icons of apps: one pictogram on a square with round corners."""

from . import pictograms_figures as figures
from . import pictograms_things as things
from .palettes import contrast

SIDE, CORNER = 600, 134

WORDS = {
    "christmas": things.fir,
    "boot camp": things.soldiers,
    "army": things.soldier,
    "sonic": things.rainbow_line,
    "o'clock": things.clock,
    "bouncing": figures.bounce,
    "glow doodle fall": figures.falling,
    "smash": things.smash,
    "neon": things.drop,
    "glow": figures.glow,
    "hop": figures.bunny,
    "cliff": figures.dive,
    "snake": figures.snake,
    "rope": figures.rope,
    "runstick": figures.run,
    "puppet": figures.puppet,
    "surf &": things.fishing,
    "line surf": figures.surfer,
    "surf": figures.ride,
    "x-ray": things.bones,
    "away": figures.arrow_up,
    "run'n'": figures.leap,
    "rat": figures.scooter,
    "monster": figures.monster,
    "above": figures.double_arrow,
    "fat": figures.heavy,
    "flight doodle lite": things.glider,
    "flight": things.plane,
    "egg": things.egg,
    "doodle board": things.pencil,
    "skateboard": things.board,
    "toilet": things.drip,
    "corsair": things.pirate,
    "wallpaper": things.wallpaper,
    "call": things.phone,
    "dude": figures.dude,
    "games !": things.gamepad,
    "runner": figures.runner_line,
    "frog": figures.frog,
    "physics": things.balls,
    "smurf": things.grove,
    "raft": things.raft,
    "germ": figures.germ,
    "skydive": things.parachute,
    "face": figures.faces,
    "seed": things.sprout,
    "balloon": figures.float_up,
    "crossword": things.crossword,
    "noise": things.noise,
    "things": things.boxes,
    "bear": things.note,
    "car": things.racer,
    "mega": things.rocket,
    "free": figures.steps,
    "jump": figures.spring,
}
OTHERS = [figures.spring, figures.steps, figures.bounce, things.gamepad, things.pencil, things.balls]


def pictogram(name, chance):
    """The first that a word of the name calls for, or any."""
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
